/** Legion's five modes as forms, and what a form asks of the boards (L19, L20). */
import { hasForest } from './boards';

export const FORMS = ['basic', 'advanced', 'king', 'caravan', 'forest'] as const;
export type Form = (typeof FORMS)[number];

export const isForm = (text: unknown): text is Form => FORMS.some((form) => form === text);

/** How many of the four faces must show forest: Return of the King one, Forest Master all. */
export const forestDemand = (form: Form): number => (form === 'king' ? 1 : form === 'forest' ? 4 : 0);

/** Do four faces (`board * 2 + face`) meet the form's demand? */
export const meetsDemand = (form: Form, faces: readonly number[]): boolean =>
  faces.filter(hasForest).length >= forestDemand(form);
