import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { offerIn } from '#web/features/home/offers.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/late/lazy-code.ts'
import { useLate } from '#web/kit/late/use-late.ts'
import { FrontNotice } from './front-notice.tsx'

const OFFERS = lazyCode(() => import('./offers.tsx'))

/** Renders the dialog that the address names. The first one loads the code of all. */
export function OfferHost() {
  const { t } = useTranslation('frame')
  const [, navigate] = useLocation()
  const shown = offerIn(useSearch())
  const [failed, setFailed] = useState(false)
  const close = () => navigate('/', { replace: true })
  const code = useLate(OFFERS, shown !== undefined, () => {
    setFailed(true)
    close()
  })
  return (
    <>
      {failed && !code && <FrontNotice onClose={() => setFailed(false)}>{t('notFetched')}</FrontNotice>}
      {code && (
        <Suspense>
          <code.Offers shown={shown} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
