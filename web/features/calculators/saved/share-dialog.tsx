import { Button, Group, TextInput } from '@mantine/core'
import { copyText } from '#web/kit/copy.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Dialog } from '#web/kit/parts/dialog.tsx'
import { linkTo, useWithdraw } from './calls.ts'

interface ShareDialogProps {
  /** Path of the tool whose `shared` parameter takes the token. */
  path: string
  /** The token of the frozen copy; null closes the dialog. */
  token: string | null
  onClose: () => void
}

/** Shows the link to a frozen copy; the seller can copy or withdraw it. */
export function ShareDialog({ path, token, onClose }: ShareDialogProps) {
  const { t } = useTranslation('calculators')
  const withdraw = useWithdraw(onClose)
  const link = linkTo(path, token ?? '')
  return (
    <Dialog opened={token !== null} onClose={onClose} title={t('shared.title')} centered size={520}>
      <p>{t('shared.text')}</p>
      <TextInput
        label={t('shared.link')}
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" loading={withdraw.isPending} onClick={() => token && withdraw.run(token)}>
          {t('shared.withdraw')}
        </Button>
        <Button data-autofocus onClick={() => void copyText(link)}>
          {t('shared.copy')}
        </Button>
      </Group>
    </Dialog>
  )
}
