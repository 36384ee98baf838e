import { Button } from '@mantine/core'
import { extension } from '#contracts/api/extension.ts'
import { EXTENSION, EXTENSION_FILE } from '#contracts/model/extension.ts'
import { pathOf } from '#web/api/address.ts'
import { originOf } from '#web/api/origin.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { DownloadIcon } from '#web/kit/parts/icons.tsx'
import type { BrowserName } from '../browsers.ts'

/** Downloads the package, which is the same for every browser. */
export function DownloadButton({ browser, primary }: { browser: BrowserName; primary: boolean }) {
  const { t } = useTranslation('extension')
  const version = `v${EXTENSION.version}`
  return (
    <Button
      component="a"
      href={originOf(extension.download) + pathOf(extension.download, { file: EXTENSION_FILE })}
      download={EXTENSION_FILE}
      variant={primary ? 'filled' : 'default'}
      leftSection={<DownloadIcon size={17} />}
      aria-label={t('downloadFor', { browser: t(`browser.${browser}`), version })}
    >
      {t('download', { version })}
    </Button>
  )
}
