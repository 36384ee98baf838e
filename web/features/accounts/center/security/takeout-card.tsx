import { Button } from '@mantine/core'
import { center } from '#contracts/api/accounts/center.ts'
import { useChange } from '#web/api/queries.ts'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { DownloadIcon } from '#web/kit/parts/icons.tsx'
import { saveFile } from '#web/kit/save-file.ts'
import { toast } from '#web/kit/toast.ts'

export function TakeoutCard() {
  const { t } = useTranslation('center')
  const takeout = useChange(center.takeout)
  return (
    <Card title={t('takeout.title')} hint={t('takeout.hint')}>
      <Button
        variant="default"
        leftSection={<DownloadIcon size={16} />}
        loading={takeout.isPending}
        onClick={() => takeout.mutate({ body: {} }, { onSuccess: ({ url }) => saveFile(url), onError: toast.failure })}
      >
        {t('takeout.submit')}
      </Button>
    </Card>
  )
}
