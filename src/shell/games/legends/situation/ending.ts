/** Why a battle ended, in words. */
export { endingText, overText } from '../../../../match/games/legends/ending';
