/** Texts that only reports of an ASIN say. */
import { rights } from './texts/en-US/rights.ts'
import { whatIf } from './texts/en-US/what-if.ts'
import type { AsinTexts } from './texts.ts'

export const asinEnUS: AsinTexts = { ...rights, ...whatIf }
