import { Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import type { CheckKind } from '../../parts/check-draft.ts'
import classes from './check.module.css'

/** After this time the status says that the check takes long. */
const LONG_MS = 6_000

interface CheckingProps {
  busy: boolean
  /** True while pictures are loading; the check waits for them. */
  reading: boolean
  kind: CheckKind
  pictures: number
}

/** Shows the progress of a check. Screen readers announce when the check starts and when it takes long. */
export const Checking = ({ busy, reading, ...about }: CheckingProps) => (
  <div role="status">
    {busy && <Stage {...about} />}
    {!busy && reading && <LoadingPictures />}
  </div>
)

function LoadingPictures() {
  const { t } = useTranslation('infringement')
  return (
    <p className={classes.checking}>
      <Loader size="sm" />
      <span>{t('checking.reading')}</span>
    </p>
  )
}

function Stage({ kind, pictures }: Pick<CheckingProps, 'kind' | 'pictures'>) {
  const { t } = useTranslation('infringement')
  const grouping = useGrouping()
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  const stage =
    kind === 'listing' && pictures > 0
      ? t('checking.pictures', { count: formatCount(pictures, grouping) })
      : t(`checking.${kind}`)
  return (
    <p className={classes.checking}>
      <Loader size="sm" />
      <span>
        {stage}
        {isLong && ` ${t('checking.long')}`}
      </span>
    </p>
  )
}
