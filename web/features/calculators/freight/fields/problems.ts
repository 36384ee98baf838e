/** What the engine says about the fields, by their path in the input. */

import { createContext, useContext } from 'react'
import { PROBLEM_TEXTS } from '#contracts/model/calculators/freight/problem.texts.ts'
import type { Problem, ProblemKey } from '#contracts/model/calculators/freight/result.ts'
import { useLanguage } from '#web/kit/session.ts'
import { focusField } from '../../parts/focus-field.ts'

export type Problems = ReadonlyMap<string, ProblemKey>

export const ProblemsContext = createContext<Problems>(new Map())

export const problemsByField = (problems: readonly Problem[]): Problems =>
  new Map(problems.map(({ field, reason }) => [field, reason]))

/** The problem of a field in words, or undefined. */
export function useProblem(path: string): string | undefined {
  const language = useLanguage()
  const reason = useContext(ProblemsContext).get(path)
  return reason && PROBLEM_TEXTS[language][reason]
}

/** The id of the field for a path, for links to it. */
export const idOf = (path: string): string => `freight-${path.replaceAll('.', '-')}`

/** Focuses the field of a problem; that of a range is its lower bound. */
export function focusProblem(path: string): void {
  const id = idOf(path)
  focusField(document.getElementById(id) ? id : `${id}-low`)
}
