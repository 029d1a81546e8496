/** What is said once a match is on the table, whatever its game: fetched with the battle. Adds itself. */
import { battle } from './en/battle';
import { result } from './en/result';
import { spoken } from './en/spoken';
import { stage } from './en/stage';
import { addTexts } from './say';

for (const texts of [battle, result, spoken, stage]) addTexts(texts);
