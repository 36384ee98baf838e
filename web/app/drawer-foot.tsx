import { LanguageSwitch } from '#web/kit/parts/language-switch.tsx'
import { ThemeSwitch } from '#web/kit/parts/theme-switch.tsx'
import classes from './drawer-foot.module.css'

/** Switches that do not fit into the bar on a phone. */
export function DrawerFoot() {
  return (
    <div className={classes.foot}>
      <LanguageSwitch />
      <ThemeSwitch />
    </div>
  )
}
