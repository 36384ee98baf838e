import { isBirthday, isNickname } from '#contracts/core/rules.ts'

export interface ProfileFields {
  nickname: string
  /** `1990-05-01`, or empty. */
  birthday: string
  sex: number
}

export type ProfileProblems = Partial<Record<'nickname' | 'birthday', true>>

/** `today` is the day in the user's time zone. */
export const profileProblems = ({ nickname, birthday }: ProfileFields, today: string): ProfileProblems => ({
  ...(!isNickname(nickname.trim()) && { nickname: true }),
  ...(birthday !== '' && !isBirthday(birthday, today) && { birthday: true }),
})
