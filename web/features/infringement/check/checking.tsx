import { Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import classes from './check.module.css'
import type { Way } from './check-form.ts'

/** From here on a check takes longer than usual, and says so. */
const LONG_MS = 6_000

interface CheckingProps {
  busy: boolean
  way: Way
  /** How many pictures of a listing are compared. */
  pictures: number
}

/** What a check does while it runs; read out as it begins, and again when it takes long. */
export const Checking = ({ busy, ...about }: CheckingProps) => <div role="status">{busy && <Stage {...about} />}</div>

function Stage({ way, pictures }: Omit<CheckingProps, 'busy'>) {
  const { t } = useTranslation('infringement')
  const language = useLanguage()
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  const stage =
    way === 'listing' && pictures > 0
      ? t('checking.pictures', { count: formatCount(pictures, language) })
      : t(`checking.${way}`)
  return (
    <p className={classes.checking}>
      <Loader size="sm" />
      <span>
        {stage}
        {long && ` ${t('checking.long')}`}
      </span>
    </p>
  )
}
