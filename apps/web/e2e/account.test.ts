import { ownSentences as own, specSentences as spec } from '@atlas/contract'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { newName, PASSWORD, tokenOf, visit } from '../../server/src/testing/client.ts'
import { checkText, SCAM_TEXT } from './places.ts'
import { expectNotice, hasBrowser, useStage } from './stage.ts'

const kept = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('atlas_token'), localStorage.getItem('atlas_auth_token')])

const logInAs = async (page: Page, username: string, password: string = PASSWORD): Promise<void> => {
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Log In' }).click()
}

describe.skipIf(!hasBrowser)('somebody with an account', () => {
  const newPerson = useStage()

  test('signs up under the three rules, sees their initials, and signs out', async () => {
    const person = await newPerson()
    const { page } = person
    await person.open('/')
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await page.getByLabel('First name').fill('Margaret')
    await page.getByLabel('Last name').fill('okafor')
    await page.getByLabel('Username').fill(newName())
    const password = page.getByLabel('Password', { exact: true })
    for (const [typed, sentence] of [
      ['abc', spec.passwordTooShort],
      ['abcdefg', spec.passwordNeedsUppercase],
      ['Abcdefg', spec.passwordNeedsNumber],
    ] as const) {
      await password.fill(typed)
      await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click()
      await page.getByRole('alert').getByText(sentence).waitFor()
    }
    await page.getByRole('button', { name: 'Show the password' }).click()
    expect(await password.getAttribute('type')).toBe('text')
    await password.fill(PASSWORD)
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click()
    await expectNotice(page, spec.signUpDone)
    expect(await page.locator('.avatar').textContent()).toContain('MO')
    const [first, second] = await kept(page)
    expect(first).toBe(second)
    await page.locator('.avatar').click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expectNotice(page, spec.signedOut)
    expect(await kept(page)).toEqual([null, null])
    expect(person.complaints).toEqual([])
  })

  test('signs out: the session ends on the server, and here at once even when that cannot be reached', async () => {
    const person = await newPerson({ who: 'user' })
    const { page } = person
    const signOut = async () => {
      await page.locator('.avatar').click()
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await expectNotice(page, spec.signedOut)
      expect(await kept(page)).toEqual([null, null])
    }
    await person.open('/vision')
    await page.locator('.avatar').waitFor()
    const [token] = await kept(page)
    const ended = page.waitForResponse('**/api/logout')
    await signOut()
    expect((await ended).status()).toBe(200)
    const me = await visit(inject('serverUrl')).get('/api/me', { token: token ?? '' })
    expect(me.status).toBe(401)
    await logInAs(page, person.username)
    await expectNotice(page, spec.loginDone)
    await page.route('**/api/logout', (route) => route.abort())
    await signOut()
    expect(person.complaints).toEqual([])
  })

  test('signs out everywhere, by keyboard', async () => {
    const person = await newPerson({ who: 'user' })
    const { page, username } = person
    const elsewhere = tokenOf(await visit(inject('serverUrl')).logIn(username))
    await person.open('/account')
    const button = page.getByRole('button', { name: 'Sign out everywhere' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expectNotice(page, own.signedOutEverywhere)
    await page.waitForURL((url) => url.pathname === '/')
    expect(await kept(page)).toEqual([null, null])
    expect((await visit(inject('serverUrl')).get('/api/me', { token: elsewhere })).status).toBe(401)
    expect(person.complaints).toEqual([])
  })

  test('logs in; a wrong password is said in the dialog and nothing typed is lost', async () => {
    const { username } = await visit(inject('serverUrl')).signUp()
    const person = await newPerson()
    const { page } = person
    await person.open('/vision')
    await logInAs(page, username, 'Wrong 1234')
    await page.getByRole('alert').waitFor()
    expect(await page.getByLabel('Username').inputValue()).toBe(username)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('dialog').getByRole('button', { name: 'Log In' }).click()
    await expectNotice(page, spec.loginDone)
    await page.locator('.toast').click()
    await page.locator('.toast').waitFor({ state: 'detached' })
  })

  test('closes a dialog with Escape and has the focus back', async () => {
    const person = await newPerson()
    await person.open('/vision')
    await person.page.getByRole('button', { name: 'Log In', exact: true }).click()
    await person.page.getByRole('dialog').waitFor()
    await person.page.keyboard.press('Escape')
    await person.page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await person.page.evaluate(() => document.activeElement?.textContent)).toBe('Log In')
  })

  test('is told that Google is not set up here', async () => {
    const person = await newPerson()
    await person.open('/')
    await person.page.getByRole('button', { name: 'Log In', exact: true }).click()
    await person.page.getByRole('button', { name: 'Continue with Google' }).click()
    await person.page.getByRole('alert').getByText('Google sign-in is not set up on this server.').waitFor()
    expect(person.complaints).toEqual([])
  })

  test('checks, reports a result, submits an example, and sees the count', async () => {
    const person = await newPerson({ who: 'user' })
    const { page } = person
    await person.open('/text')
    await checkText(page, SCAM_TEXT)
    await page.getByRole('button', { name: 'Submit for Review' }).click()
    const sent = page.waitForRequest('**/api/submit-scam')
    await page.getByRole('button', { name: 'It is honest' }).click()
    await expectNotice(page, spec.reportDone)
    expect((await sent).postDataJSON()).toMatchObject({
      text: SCAM_TEXT,
      label: 'honest',
      checked: 'text',
      verdict: 'scam',
      score: expect.any(Number),
      model: expect.any(String),
    })
    await person.open('/dashboard')
    await page.getByText('Recent Submission History').waitFor()
    await expect.poll(() => page.locator('.stats b').first().textContent()).toBe('1')
    await page.getByRole('button', { name: 'Submit New Scam' }).click()
    const submit = page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true })
    await page.getByLabel('The message').fill('x'.repeat(49))
    expect(await submit.isDisabled()).toBe(true)
    await page
      .getByLabel('The message')
      .fill('Dear Margaret, your parcel is held at the depot. Call +44 7700 900123 and pay 1.99 today to release it.')
    const stored =
      'Dear [name], your parcel is held at the depot. Call [phone number] and pay 1.99 today to release it.'
    await expect.poll(() => page.locator('.stored-text').inputValue()).toBe(stored)
    await submit.click()
    await expectNotice(page, spec.submissionDone)
    await person.open('/dashboard')
    await page.getByText('Waiting for a reviewer').waitFor()
    await page.getByText('Dear [name], your parcel is held').waitFor()
    await page.locator('.day-chart').waitFor()
    expect(person.complaints).toEqual([])
  })

  test('downloads what is stored, and deletes the account with the password', async () => {
    const person = await newPerson({ who: 'user' })
    const { page } = person
    await person.open('/account')
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    expect((await coming).suggestedFilename()).toBe('atlas-my-data.json')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Examples that were approved stay, without any link to you.').waitFor()
    await dialog.getByLabel('Password', { exact: true }).fill('Wrong 1234')
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await dialog.getByRole('alert').getByText(own.wrongPassword).waitFor()
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expectNotice(page, own.accountDeleted)
    expect(await kept(page)).toEqual([null, null])
    expect((await visit(inject('serverUrl')).logIn(person.username)).status).toBe(401)
    expect(person.complaints).toEqual([])
  })

  test('changes the name and is logged out for it', async () => {
    const person = await newPerson({ who: 'user' })
    const { page } = person
    await person.open('/account')
    await page.getByLabel('First name').fill('Anna')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expectNotice(page, spec.signedOutForSecurity)
    await expectNotice(page, 'Your name was changed.')
    await page.waitForURL((url) => url.pathname === '/')
    expect(await kept(page)).toEqual([null, null])
  })

  test('changes username and password with the original ones', async () => {
    const person = await newPerson({ who: 'user' })
    const { page, username } = person
    await person.open('/account')
    await page.getByLabel('Original username').fill('somebody-else')
    await page.getByLabel('New username').fill(newName())
    await page.getByRole('button', { name: 'Save username' }).click()
    await page.getByText('The original username is not right.').waitFor()
    await page.getByLabel('Original password').fill(PASSWORD)
    const chosen = page.getByLabel('New password')
    expect(await chosen.getAttribute('minlength')).toBe('8')
    await chosen.fill('Nine green Herons 9')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expectNotice(page, spec.signedOutForSecurity)
    await logInAs(page, username, 'Nine green Herons 9')
    await expectNotice(page, spec.loginDone)
  })

  test('an address that says linked=true is not believed when the account is not linked', async () => {
    const person = await newPerson({ who: 'user' })
    await person.open('/account?linked=true')
    await person.page.waitForURL((url) => url.pathname === '/account' && url.search === '')
    await person.page.getByText('Save name').waitFor()
    expect(await person.page.getByText(spec.accountsLinked).count()).toBe(0)
    expect(person.complaints).toEqual([])
  })

  test('arrives with a token in the address: checked, kept, and gone from address and history', async () => {
    const { token } = await visit(inject('serverUrl')).signUp()
    const person = await newPerson()
    const { page } = person
    await page.goto(`/dashboard?token=${token}`)
    await page.getByText('Recent Submission History').waitFor()
    expect(new URL(page.url()).search).toBe('')
    expect(await kept(page)).toEqual([token, token])
    await page.goBack()
    expect(page.url()).not.toContain('token')
  })

  test('a token is gone from the address before the app is there', async () => {
    const person = await newPerson()
    const { page } = person
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(`/vision?token=e30.e30.x&other=1`)
    expect(new URL(page.url()).search).toBe('?other=1')
  })

  test('a token the server does not know is not kept', async () => {
    const person = await newPerson()
    const forged = `e30.${Buffer.from('{"user_id":"1","role":"admin"}').toString('base64url')}.x`
    await person.open(`/?token=${forged}`)
    await expectNotice(person.page, spec.signedOutForSecurity)
    expect(await kept(person.page)).toEqual([null, null])
    expect(new URL(person.page.url()).search).toBe('')
  })
})
