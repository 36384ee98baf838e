import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { center } from '#contracts/api/accounts/center.ts'
import { NICKNAME_MAX } from '#contracts/core/rules.ts'
import { today } from '#web/api/day.ts'
import { textOf } from '#web/api/failure.ts'
import { useChange } from '#web/api/queries.ts'
import type { SessionUser } from '#web/api/session.ts'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import classes from '../../form.module.css'
import { type ProfileFields, profileProblems } from './profile.rules.ts'
import { useUpdateAccount } from './use-update-account.ts'

/** The server stores the index of an entry. */
const SEXES = ['untold', 'male', 'female'] as const

/** This function is long because it is mostly markup of one form. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const { t } = useTranslation(['center', 'frame'])
  const form = useRef<HTMLFormElement>(null)
  const updateAccount = useUpdateAccount()
  const save = useChange(center.save)
  const [fields, setFields] = useState<ProfileFields>({
    nickname: user.nickname,
    birthday: user.birthday ?? '',
    sex: user.sex,
  })
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const problems = hasSubmitted ? profileProblems(fields, today()) : {}
  const change = (changed: Partial<ProfileFields>) => {
    save.reset()
    setFields({ ...fields, ...changed })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setHasSubmitted(true)
    const wrong = Object.keys(profileProblems(fields, today()))[0]
    if (wrong) return form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    const body = { nickname: fields.nickname.trim(), birthday: fields.birthday || null, sex: fields.sex }
    save.mutate({ body }, { onSuccess: updateAccount })
  }

  return (
    <Card title={t('profileForm.title')}>
      <form ref={form} className={classes.form} noValidate onSubmit={submit}>
        {save.isError && <Notice tone="failure">{textOf(save.error) || t('frame:requestTimedOut')}</Notice>}
        {save.isSuccess && <Notice tone="success">{t('profileForm.saved')}</Notice>}
        <TextInput
          name="nickname"
          size="md"
          label={t('profileForm.nickname')}
          description={t('profileForm.nicknameHint', { most: NICKNAME_MAX })}
          maxLength={NICKNAME_MAX * 2}
          autoComplete="nickname"
          value={fields.nickname}
          error={problems.nickname && t('profileForm.wrongNickname', { most: NICKNAME_MAX })}
          onChange={(event) => change({ nickname: event.currentTarget.value })}
        />
        <TextInput
          name="birthday"
          size="md"
          type="date"
          label={t('profileForm.birthday')}
          description={t('profileForm.birthdayHint')}
          min="1900-01-01"
          max={today()}
          autoComplete="bday"
          value={fields.birthday}
          error={problems.birthday && t('profileForm.wrongBirthday')}
          onChange={(event) => change({ birthday: event.currentTarget.value })}
        />
        <NativeSelect
          name="sex"
          size="md"
          label={t('profileForm.sex')}
          value={String(fields.sex)}
          data={SEXES.map((sex, value) => ({ value: String(value), label: t(`profileForm.sexes.${sex}`) }))}
          onChange={(event) => change({ sex: Number(event.currentTarget.value) })}
        />
        <div>
          <Button type="submit" loading={save.isPending}>
            {t('profileForm.submit')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
