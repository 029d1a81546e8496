/** Handing texts to the player as files, and taking them back. */

/** Lets the browser save a text under a name. */
export const offerFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // the download has its own hold on the data by then
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
