/** The words with a full stop after them, where they have no end of their own. */
export const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
