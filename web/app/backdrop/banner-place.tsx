import { useState } from 'react'
import { lazyCode } from '#web/kit/late/lazy-code.ts'
import { OptionalPart } from '#web/kit/late/optional-part.tsx'
import { isBannerDismissed, rememberDismissal } from './banner-cookie.ts'
import classes from './banner-place.module.css'

const BANNER = lazyCode(() => import('./banner.tsx'))

/** Reserves the height of the banner from the first paint on, so that nothing shifts when it loads. */
export function BannerPlace() {
  const [isDismissed, setDismissed] = useState(isBannerDismissed)
  if (isDismissed) return null
  const dismiss = () => {
    rememberDismissal()
    setDismissed(true)
  }
  return (
    <div className={classes.place}>
      <OptionalPart late={BANNER}>{({ Banner }) => <Banner onDismiss={dismiss} />}</OptionalPart>
    </div>
  )
}
