/** The bits of a ChoiceCode (src/contract/decision.ts). */
import type { ChoiceCode } from '../../contract/decision';

export const CHOICE_FORMS = ['move', 'power', 'powerTo', 'granted', 'square', 'itemAt', 'item', 'other'] as const;
export type ChoiceForm = (typeof CHOICE_FORMS)[number];

export interface ChoiceParts {
  readonly form: ChoiceForm;
  readonly item: number;
  readonly from: number;
  readonly to: number;
}

/** The code of a choice; fields left out are 0. `item` 0–4095, squares 0–255. */
export const packChoice = (form: ChoiceForm, parts: { item?: number; from?: number; to?: number } = {}): ChoiceCode =>
  (CHOICE_FORMS.indexOf(form) << 28) | ((parts.item ?? 0) << 16) | ((parts.from ?? 0) << 8) | (parts.to ?? 0);

/** Inverse of packChoice. */
export const unpackChoice = (code: ChoiceCode): ChoiceParts => ({
  form: CHOICE_FORMS[(code >> 28) & 7] ?? 'other',
  item: (code >> 16) & 4095,
  from: (code >> 8) & 255,
  to: code & 255,
});

/** Nothing (more): last in every list that holds it. */
export const PASS: ChoiceCode = packChoice('other');
