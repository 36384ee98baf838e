import { textOf } from '#web/api/failure.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { PictureProblem } from './redraw.ts'

/**
 * Returns a function that describes a problem in the current language. Callers store the problem and not its text, so
 * that the text follows a change of language.
 */
export function useReason(): (thrown: unknown) => string {
  const { t } = useTranslation(['picker', 'frame'])
  return (thrown) =>
    (thrown instanceof PictureProblem ? t(`problem.${thrown.problem}`) : textOf(thrown)) || t('frame:requestTimedOut')
}
