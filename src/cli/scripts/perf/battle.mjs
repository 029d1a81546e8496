/** A match as it is drawn: at rest, and during an attack. */
import { asked, choose, open, openScene, percentile, round } from './page.mjs';

const KEPT = { settings: { speed: 'normal', confirm: 'always', music: 0, effects: 0 } };
const QUIET = 1500;
const LONGEST = 6000;
/** A pause longer than this between two frames ends a run of them: nothing was asked to move there. */
const GAP = 250;
const FRAME = 16;

/** Draw calls of a single frame of a board at rest: the frames that the pointer's way over it asks for. */
async function atRest(page) {
  await page.waitForTimeout(QUIET);
  await page.evaluate(() => window.seen.frames.splice(0));
  const box = await page.locator('.board canvas').first().boundingBox();
  for (const share of [0.3, 0.5, 0.7]) {
    await page.mouse.move(box.x + box.width * share, box.y + box.height * 0.5);
    await page.waitForTimeout(200);
  }
  await page.mouse.move(2, 2);
  await page.waitForTimeout(QUIET);
  return page.evaluate(() => window.seen.frames.map(({ draws }) => draws));
}

/** Leads to the moment before an attack; gives the button that begins it. */
async function readyToAttack(page, game) {
  const presses = await openScene(page, game, 'attack');
  await asked(page);
  for (const name of presses) await choose(page, name);
  const confirm = page.locator('[data-action="confirm"]:enabled');
  await confirm.waitFor();
  await page.waitForTimeout(QUIET);
  await page.evaluate(() => window.seen.frames.splice(0));
  return confirm;
}

/** Nobody keeps an attack waiting for a power. */
async function pass(page) {
  const button = page.locator('[data-action="pass"]:enabled');
  if (await button.isVisible()) await button.press('Enter');
}

/** Frames from the attack's confirmation until nothing moves any more. */
async function attack(page, game) {
  const confirm = await readyToAttack(page, game);
  await confirm.press('Enter');
  const end = Date.now() + LONGEST;
  while (Date.now() < end) {
    await pass(page);
    await page.waitForTimeout(100);
  }
  return page.evaluate(() => window.seen.frames);
}

/**
 * Script of every frame of an attack in real milliseconds, the frames called one after the other on a clock of their own:
 * all sixty a second are there, however few this machine would show.
 */
async function scripts(browser, url, game) {
  const { page, close } = await open(browser, url, { kept: KEPT, stepped: true });
  const confirm = await readyToAttack(page, game);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await confirm.press('Enter');
  for (let time = 0; time < LONGEST; time += FRAME) {
    await page.clock.runFor(FRAME);
    if (time % 240 < FRAME) await pass(page);
  }
  const frames = await page.evaluate(() => window.seen.frames);
  await close();
  return frames.map(({ script }) => script);
}

/** Frames a second within runs of frames. */
function rate(frames) {
  let [time, count] = [0, 0];
  for (const [i, { at }] of frames.entries()) {
    const since = i === 0 ? Number.POSITIVE_INFINITY : at - frames[i - 1].at;
    if (since > GAP) continue;
    time += since;
    count += 1;
  }
  return time === 0 ? 0 : (count * 1000) / time;
}

export async function battle(browser, url, game) {
  const first = await open(browser, url, { kept: KEPT });
  await openScene(first.page, game, 'attack');
  const rest = await atRest(first.page);
  await first.close();
  const { page, close } = await open(browser, url, { kept: KEPT });
  const frames = await attack(page, game);
  await close();
  const script = await scripts(browser, url, game);
  return {
    drawsAtRest: Math.min(...rest),
    drawsUnderPointer: Math.max(...rest),
    attackFrames: frames.length,
    attackDraws: Math.max(...frames.map(({ draws }) => draws)),
    scriptMedian: round(percentile(script, 0.5)),
    scriptP95: round(percentile(script, 0.95)),
    scriptMost: round(Math.max(...script)),
    scriptFrames: script.length,
    framesPerSecond: round(rate(frames)),
    slowestGap: round(
      Math.max(
        ...frames
          .slice(1)
          .map(({ at }, i) => at - frames[i].at)
          .filter((gap) => gap <= GAP),
      ),
    ),
  };
}
