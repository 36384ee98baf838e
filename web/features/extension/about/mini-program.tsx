import { Button, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { Dialog } from '#web/kit/parts/dialog.tsx'
import { QrCode } from '#web/kit/parts/qr-code.tsx'
import { useMiniProgram } from '../use-info.ts'
import classes from './mini-program.module.css'
import { PhonePicture } from './phone-picture.tsx'

/** The QR code of the mini-program or, if the operator has none, of this site. */
export function MiniProgram() {
  const { t } = useTranslation('extension')
  const miniProgram = useMiniProgram()
  const [opened, setOpened] = useState(false)
  const words = miniProgram.named ? 'named' : 'site'
  return (
    <section className={classes.card} aria-labelledby="phone">
      <PhonePicture />
      <div>
        <Title order={2} id="phone" className={classes.title}>
          {t('phone.title')}
        </Title>
        <p className={classes.text}>{t(`phone.${words}.text`)}</p>
        <Button variant="default" onClick={() => setOpened(true)}>
          {t('phone.show')}
        </Button>
      </div>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t(`phone.${words}.title`)} size={380} centered>
        <div className={classes.code}>
          <QrCode text={miniProgram.text} label={t(`phone.${words}.title`)} size={240} />
          <p>{t(`phone.${words}.hint`)}</p>
        </div>
      </Dialog>
    </section>
  )
}
