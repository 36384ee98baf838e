import { useTranslation } from '#web/kit/i18n.ts'
import { Dialog } from '#web/kit/parts/dialog.tsx'
import { BROWSERS, type BrowserName } from '../browsers.ts'
import { DownloadButton } from './download-button.tsx'
import { ExtensionsPage } from './extensions-page.tsx'
import classes from './install-dialog.module.css'
import { InstallNotes } from './install-notes.tsx'
import { InstallSteps } from './install-steps.tsx'

interface Props {
  /** Null while the dialog is closed. */
  browser: BrowserName | null
  onBrowser: (browser: BrowserName) => void
  onClose: () => void
}

/** The plugin-download popup of SPEC section 2, for the chosen browser. */
export function InstallDialog({ browser, onBrowser, onClose }: Props) {
  const { t } = useTranslation('extension')
  return (
    <Dialog opened={browser !== null} onClose={onClose} title={t('install')} size={700}>
      {browser && (
        <div className={classes.content}>
          <fieldset className={classes.choice}>
            <legend>{t('browsers')}</legend>
            {BROWSERS.map((one) => (
              <label key={one}>
                <input type="radio" name="browser" checked={one === browser} onChange={() => onBrowser(one)} />
                <span>{t(`browser.${one}`)}</span>
              </label>
            ))}
          </fieldset>
          <div className={classes.links}>
            <ExtensionsPage browser={browser} />
            <DownloadButton browser={browser} primary />
          </div>
          <InstallSteps browser={browser} />
          <InstallNotes />
        </div>
      )}
    </Dialog>
  )
}
