import { useEffect, useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { unknownIn } from '../unknown-address.ts'
import { FrontNotice } from './front-notice.tsx'

/** Tells visitors whose address is no page that this is why they are on the front page. */
export function UnknownAddress() {
  const { t } = useTranslation('home')
  const [address, setAddress] = useState(() => unknownIn(history.state))
  // Told once: a reload of the front page is no unknown address.
  useEffect(() => history.replaceState(null, ''), [])
  if (!address) return null
  return <FrontNotice onClose={() => setAddress(undefined)}>{t('unknown', { address })}</FrontNotice>
}
