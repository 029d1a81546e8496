import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { answerOnce, awaitAsked, battleMouse, lookAt, newMemory } from './support/battle';
import { boardReady, expect, openTitle, test } from './support/page';
import { openCurtain } from './support/sights';

interface Question {
  readonly key: string;
  readonly name: string;
  readonly record: string;
}

/** One of every kind: test/shell/questions.test.ts. */
const questions: readonly Question[] = JSON.parse(
  readFileSync(new URL('support/questions.json', import.meta.url), 'utf8'),
);

for (const { key, name, record } of questions) {
  test(`${key} is asked and answered: ${name}`, async ({ page }, info) => {
    await openTitle(page);
    const file = info.outputPath('record.txt');
    await writeFile(file, record);
    await page.locator('[data-file="import"]').last().setInputFiles(file);
    await page.locator('.battle, .curtain').first().waitFor();
    const hands = battleMouse(page);
    await openCurtain(page);
    await boardReady(page);
    const first = await awaitAsked(page);
    expect(first.prompt).toBe(key.replace('#', ''));
    await expect(page.locator('.prompt')).not.toBeEmpty();
    const memory = { ...newMemory(), step: 3 };
    let scene = first;
    for (let presses = 0; presses < 12 && !scene.over && scene.version === first.version && !scene.curtain; presses++) {
      await answerOnce(page, hands, scene, memory);
      await page.waitForFunction(
        () =>
          document.querySelector(
            '.curtain, .prompt[data-prompt], [data-action="show-result"], [data-dialog="result"]',
          ) !== null,
      );
      scene = await lookAt(page);
    }
    expect(scene.over || scene.curtain || scene.version !== first.version).toBe(true);
  });
}
