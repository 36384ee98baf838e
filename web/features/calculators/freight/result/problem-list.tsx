import { PROBLEM_FRAMES, PROBLEM_TEXTS } from '#contracts/model/calculators/freight/problem.texts.ts'
import { problemPlace } from '#contracts/model/calculators/freight/problem-text.ts'
import type { Problem } from '#contracts/model/calculators/freight/result.ts'
import { fillText } from '#contracts/model/wording.ts'
import { useLanguage } from '#web/kit/session.ts'
import { focusProblem } from '../fields/problems.ts'
import classes from './result.module.css'

/** The problems that prevent a result; a click on a problem focuses its field. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const language = useLanguage()
  return (
    <div className={classes.problems} role="alert">
      <strong>{fillText(PROBLEM_FRAMES[language].invalid, { count: String(problems.length) })}</strong>
      <ul>
        {problems.slice(0, 12).map(({ field, reason }) => (
          <li key={`${field} ${reason}`}>
            <button type="button" onClick={() => focusProblem(field)}>
              {problemPlace(field, language)}
            </button>{' '}
            {PROBLEM_TEXTS[language][reason]}
          </li>
        ))}
      </ul>
    </div>
  )
}
