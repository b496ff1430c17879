import * as z from 'zod';
import type { AccountId } from '../../shared/brand.ts';

/** A count or a place: a whole number from 0. */
export const whole = z.number().int().min(0);

/** A country by its code of two letters (ISO 3166). */
export const country = z.string().regex(/^[A-Z]{2}$/);

/** Names an account. */
export const accountId = z
  .string()
  .min(1)
  .max(64)
  .transform((value) => value as AccountId);
