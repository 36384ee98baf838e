import { useTranslation } from '#web/kit/i18n.ts'
import type { BareScreen } from '#web/kit/screen.ts'
import { DocumentTitle } from './document-title.tsx'

export function BareTitle({ title }: Pick<BareScreen, 'title'>) {
  const { t } = useTranslation('frame')
  return <DocumentTitle text={t(`title.${title}`)} />
}
