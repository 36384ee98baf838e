import { useState } from 'react'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { OptionalPart } from '#web/kit/lazy/optional-part.tsx'
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
      <OptionalPart lazy={BANNER}>{({ Banner }) => <Banner onDismiss={dismiss} />}</OptionalPart>
    </div>
  )
}
