import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { frontDialogIn } from '#web/features/home/front-dialogs.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { useLazyCode } from '#web/kit/lazy/use-lazy-code.ts'
import { FrontNotice } from './front-notice.tsx'

const FRONT_DIALOGS = lazyCode(() => import('./front-dialogs.tsx'))

/** Renders the dialog named in the address. The first dialog that opens loads the code of all dialogs. */
export function FrontDialogHost() {
  const { t } = useTranslation('frame')
  const [, navigate] = useLocation()
  const shown = frontDialogIn(useSearch())
  const [failed, setFailed] = useState(false)
  const close = () => navigate('/', { replace: true })
  const code = useLazyCode(FRONT_DIALOGS, shown !== undefined, () => {
    setFailed(true)
    close()
  })
  return (
    <>
      {failed && !code && <FrontNotice onClose={() => setFailed(false)}>{t('notFetched')}</FrontNotice>}
      {code && (
        <Suspense>
          <code.FrontDialogs shown={shown} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
