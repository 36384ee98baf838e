import { useEffect, useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { unknownIn } from '../unknown-address.ts'
import { FrontNotice } from './front-notice.tsx'

export function UnknownAddress() {
  const { t } = useTranslation('home')
  const [address, setAddress] = useState(() => unknownIn(history.state))
  // Shown once, not again after a reload.
  useEffect(() => history.replaceState(null, ''), [])
  if (!address) return null
  return <FrontNotice onClose={() => setAddress(undefined)}>{t('unknown', { address })}</FrontNotice>
}
