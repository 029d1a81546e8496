/**
 * Trusted Types: a host may demand (`require-trusted-types-for 'script'`) that whatever starts a script passed a policy, and
 * may name the policies it allows (`trusted-types veilwar#worker`). Ours lets one address through.
 */

/** The name that a host's header has to allow. */
export const POLICY_NAME = 'veilwar#worker';

/** A browser's Trusted Types as far as we need them. What comes out is no text, but goes where the DOM's types ask for one. */
export interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/**
 * How an address is made ready for `new Worker`. Throws a `TypeError` for any address but `own`. Where the browser knows no
 * Trusted Types, or the host allows no such policy, the address stays as it is, and a host that demands one refuses it.
 */
export function passOnly(own: string, types: TrustedTypes | undefined): (address: string) => string {
  const createScriptURL = (address: string): string => {
    if (address !== own) throw new TypeError(`a worker's script: expected ${own}, found ${address}`);
    return address;
  };
  try {
    const policy = types?.createPolicy(POLICY_NAME, { createScriptURL });
    return policy === undefined ? createScriptURL : (address) => policy.createScriptURL(address);
  } catch {
    return createScriptURL;
  }
}
