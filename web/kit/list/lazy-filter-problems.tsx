import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { OptionalPart } from '#web/kit/lazy/optional-part.tsx'
import type { FilterProblemsProps } from './filter-problems.tsx'

const PROBLEMS = lazyCode(() => import('./filter-problems.tsx'))

/** Few addresses have problems, so their code loads only with one. */
export function LazyFilterProblems(props: FilterProblemsProps) {
  if (props.problems.length === 0) return null
  return <OptionalPart lazy={PROBLEMS}>{({ FilterProblems }) => <FilterProblems {...props} />}</OptionalPart>
}
