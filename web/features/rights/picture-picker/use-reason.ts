import { textOf } from '#web/api/failure.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { PictureProblem } from './drawn.ts'

/** Says why a picture was not taken, in the language that is read now: whoever keeps the problem keeps no text. */
export function useReason(): (thrown: unknown) => string {
  const { t } = useTranslation(['picker', 'frame'])
  return (thrown) =>
    (thrown instanceof PictureProblem ? t(`problem.${thrown.problem}`) : textOf(thrown)) || t('frame:requestTimedOut')
}
