/** What is wrong with a profile, before it is sent. */
import { isBirthday, isNickname } from '#contracts/core/rules.ts'

export interface ProfileFields {
  nickname: string
  /** `1990-05-01`, empty for none. */
  birthday: string
  sex: number
}

export type ProfileProblems = Partial<Record<'nickname' | 'birthday', true>>

/** `today` is the reader's own day. */
export const profileProblems = ({ nickname, birthday }: ProfileFields, today: string): ProfileProblems => ({
  ...(!isNickname(nickname.trim()) && { nickname: true }),
  ...(birthday !== '' && !isBirthday(birthday, today) && { birthday: true }),
})
