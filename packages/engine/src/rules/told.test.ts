import { expect, test } from 'vitest'
import { model } from '../../testing/link-model.ts'
import { read } from '../reading/read.ts'
import { seek } from '../reading/sought.ts'
import { runRules } from './run-rules.ts'

const fires = (id: string, text: string): boolean =>
  runRules(seek(read(text, { model }))).some(({ rule }) => rule.id === `text/${id}`)

// Each with what a warning says and what a scam says.
const twins: readonly (readonly [id: string, told: string, own: string])[] = [
  [
    'bitcoin-machine',
    'No bank and no government office will ever:\n• send you to a Bitcoin machine\n• tell you to lie to a teller',
    'Go to the Bitcoin machine at the gas station and scan my code.',
  ],
  [
    'account-threat',
    'NTC warns of robocalls claiming your SIM will be deactivated within two hours.',
    'Your SIM will be deactivated within two hours.',
  ],
  [
    'keep-secret',
    'Beware of callers who want money and ask you to keep this secret.',
    'Keep this secret, do not tell anyone at home.',
  ],
  [
    'asks-for-card',
    'If somebody calls and wants you to confirm your card number, put the phone down.',
    'If you do not confirm your card number today, we close the account.',
  ],
  [
    'fraud-team',
    'A man called and said he was with our fraud department. She hung up.',
    'A man used your card, this is the fraud department. Do not hang up.',
  ],
  [
    'remote-access',
    '请问接到"抖音百万保障"电话，让我下载会议软件共享屏幕，我中途挂了，需要换银行卡吗？',
    '我是抖音百万保障客服，请您下载会议软件共享屏幕，我帮您关闭。',
  ],
  [
    'new-number',
    'Cuidado con los que dicen "mamá, este es mi nuevo número".',
    'Mamá, este es mi nuevo número, escríbeme por aquí.',
  ],
]

test('what others say is not what the sender says', () => {
  expect(twins.filter(([id, told]) => fires(id, told)).map(([, told]) => told)).toEqual([])
  expect(twins.filter(([id, , own]) => !fires(id, own)).map(([, , own]) => own)).toEqual([])
})

test('a scam that uses the words of a warning still speaks for itself', () => {
  expect(fires('asks-for-code', 'Fraudsters are in your account. Read me the code that you got now.')).toBe(true)
  expect(fires('lie-to-bank', 'If anyone asks, say it is for a car.')).toBe(true)
  expect(fires('claims-legit', 'Trust me, this is not a scam.')).toBe(true)
  expect(fires('keep-secret', "Don't tell anyone, the bank staff are in it.")).toBe(true)
  expect(fires('wire-abroad', 'They told me to pay the fee, can you send it by Western Union')).toBe(true)
})
