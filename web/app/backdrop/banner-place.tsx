import { lazy, Suspense, useState } from 'react'
import classes from './banner-place.module.css'
import { isBannerAway, putBannerAway } from './dismissal.ts'

const Banner = lazy(() => import('./banner.tsx').then((module) => ({ default: module.Banner })))

/** Keeps the banner's place from the first picture of the page on, so that nothing moves when it comes. */
export function BannerPlace() {
  const [away, setAway] = useState(isBannerAway)
  if (away) return null
  const dismiss = () => {
    putBannerAway()
    setAway(true)
  }
  return (
    <div className={classes.place}>
      <Suspense>
        <Banner onDismiss={dismiss} />
      </Suspense>
    </div>
  )
}
