import { useEffect, useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { unknownIn } from '../unknown-address.ts'
import { FrontNotice } from './front-notice.tsx'

/** Explains to visitors with an unknown address why they see the front page. */
export function UnknownAddress() {
  const { t } = useTranslation('home')
  const [address, setAddress] = useState(() => unknownIn(history.state))
  // Shown once: after a reload the address is that of the front page.
  useEffect(() => history.replaceState(null, ''), [])
  if (!address) return null
  return <FrontNotice onClose={() => setAddress(undefined)}>{t('unknown', { address })}</FrontNotice>
}
