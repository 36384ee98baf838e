/** The problems that the engine reports, by the path of the field in the input. */

import { createContext, useContext } from 'react'
import { PROBLEM_TEXTS } from '#contracts/model/calculators/freight/problem.texts.ts'
import type { Problem, ProblemKey } from '#contracts/model/calculators/freight/result.ts'
import { useLanguage } from '#web/kit/session.ts'
import { focusField } from '../../parts/focus-field.ts'

export type Problems = ReadonlyMap<string, ProblemKey>

const NONE: Problems = new Map()
export const ProblemsContext = createContext(NONE)

/**
 * Returns the same empty map whenever there are no problems, so that a keystroke does not re-render the fields of all
 * groups.
 */
export const problemsByField = (problems: readonly Problem[]): Problems =>
  problems.length === 0 ? NONE : new Map(problems.map(({ field, reason }) => [field, reason]))

/** The text of a field's problem; undefined if it has none. */
export function useProblem(path: string): string | undefined {
  const language = useLanguage()
  const reason = useContext(ProblemsContext).get(path)
  return reason && PROBLEM_TEXTS[language][reason]
}

/** The element id of the field for a path in the input. Problems use it to link to their field. */
export const idOf = (path: string): string => `freight-${path.replaceAll('.', '-')}`

/** Focuses the field of a problem; for a range, the field of its lower bound. */
export function focusProblem(path: string): void {
  const id = idOf(path)
  focusField(document.getElementById(id) ? id : `${id}-low`)
}
