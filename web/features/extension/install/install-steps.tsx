import { useTranslation } from '#web/kit/i18n.ts'
import { type BrowserName, EXTENSIONS_PAGE, STEPS } from '../browsers.ts'
import classes from './install-steps.module.css'
import { StepPicture } from './step-picture.tsx'

export function InstallSteps({ browser }: { browser: BrowserName }) {
  const { t } = useTranslation('extension')
  return (
    <ol className={classes.steps}>
      {STEPS.map((step) => (
        <li key={step}>
          <StepPicture step={step} browser={browser} />
          <div>
            <strong>{t(`step.${step}.title`)}</strong>
            <p>
              {t(`step.${step}.text`, {
                address: EXTENSIONS_PAGE[browser],
                mode: t(`mode.${browser}`),
                load: t(`load.${browser}`),
              })}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
