import { useWords } from '../../../words/in-locales.ts'
import { useFormats } from '../../kit/use-formats.ts'
import { FOR_GOOD, type FoundAccount, isBarred } from './account-info.ts'
import { accountsWords } from './words.ts'

/** Whether an account may be used, and whether its name is its bearer's choice. */
export function useStateInWords(): (account: FoundAccount) => string {
  const words = useWords(accountsWords)
  const { time } = useFormats()
  return (account) => {
    const { barredUntil, nameLocked } = account
    const bar = barredUntil === FOR_GOOD ? words.forGood : words.until(time(barredUntil))
    return [isBarred(account, Date.now()) ? bar : words.free, ...(nameLocked ? [words.locked] : [])].join(', ')
  }
}
