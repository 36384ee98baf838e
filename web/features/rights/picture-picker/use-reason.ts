import { textOf } from '#web/api/failure.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { PictureProblem } from './redraw.ts'

/** Returns the reason in the current language; callers store the problem, not its text. */
export function useReason(): (thrown: unknown) => string {
  const { t } = useTranslation(['picker', 'frame'])
  return (thrown) =>
    (thrown instanceof PictureProblem ? t(`problem.${thrown.problem}`) : textOf(thrown)) || t('frame:requestTimedOut')
}
