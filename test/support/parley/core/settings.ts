/** The options of the match created last: a view doesn't tell them, so `fill` and the search take them from here. */

/** Option `asks`: 0 useful, 1 always. */
export let asksSetting: i32 = 0;
/** Option `leak`, 0 to 6. */
export let leakSetting: i32 = 0;

/** Keeps the options. */
export function keepSettings(asks: i32, leak: i32): void {
  asksSetting = asks;
  leakSetting = leak;
}
