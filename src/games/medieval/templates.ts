/** Ready arrangements as a seat sees its camp: the back row, the row before it, the forward squares, each left to right. */
import type { Form } from './forms';

export interface Template {
  readonly name: string;
  readonly army: string;
}

const template = (name: string, ...rows: readonly string[]): Template => ({
  name: `medieval-${name}`,
  army: rows.join(''),
});

export const TEMPLATES: Readonly<Record<Form, readonly Template[]>> = {
  standard: [
    template('court', 'SBPKLMF', 'XFGFGFX', 'ANNA'),
    template('shields', 'BPGKLMS', 'XANGNAX', 'FFFF'),
    template('wings', 'SLBKGPM', 'NXFGFXN', 'AFFA'),
    template('corner', 'KGSBMLP', 'GFXFXFN', 'ANFA'),
    template('mines', 'BMGKGSP', 'AXFLFXA', 'NFFN'),
  ],
  // without the stockade in the middle of the back row
  seventeen: [
    template('court', 'SBPKLM', 'XFGFGFX', 'ANNA'),
    template('shields', 'BPKLMS', 'XNGFGNX', 'AFFA'),
    template('wings', 'SLBKPM', 'NXFGFXN', 'AFGA'),
    template('corner', 'KGSBML', 'GFXPXFN', 'ANFA'),
    template('mines', 'BMGKSP', 'AXFLFXA', 'NFGN'),
  ],
};
