import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { OptionalPart } from '#web/kit/lazy/optional-part.tsx'
import type { FilterProblemsProps } from './filter-problems.tsx'

const PROBLEMS = lazyCode(() => import('./filter-problems.tsx'))

/** What an address asked for that is not possible. Most addresses have no problems, so the code loads on demand. */
export const LazyFilterProblems = (props: FilterProblemsProps) =>
  props.problems.length > 0 && (
    <OptionalPart lazy={PROBLEMS}>{({ FilterProblems }) => <FilterProblems {...props} />}</OptionalPart>
  )
