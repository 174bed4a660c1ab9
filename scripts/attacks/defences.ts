export interface Edit {
  /** Part of the path of the file: one of this repository, or of the accounts library. */
  file: string
  /** Code with the defence, and the code that replaces it. */
  from: string
  to: string
}

/** A defence, and the code without it. */
export interface Defence extends Edit {
  name: string
  /** Second layer of the defence, if any. */
  also?: Edit
  /** Test that must then fail: its file, and a part of its name. */
  test: [file: string, name: string]
}

const ON_CODES = 'server/faces/oauth/attacks-on-codes.test.ts'
const ON_TOKENS = 'server/faces/oauth/attacks-on-tokens.test.ts'
const ON_PEOPLE = 'server/faces/oauth/attacks-on-people.test.ts'
const ACCOUNTS = 'server/accounts/accounts.test.ts'
const DELETION = 'server/account-data/delete-account.test.ts'
const RETURN = 'server/accounts/return-path.test.ts'
const MAIL = 'server/mail/mailer.test.ts'
const SLOW = 'server/slow-clients.test.ts'
const DESK = 'server/lease/lease-desk.test.ts'
/** The library's files have a hash in their names. */
const ON_REDIRECTS = 'server/faces/oauth/popular-clients.test.ts'
const AUTHORIZE = 'oauth-provider/dist/authorize-'
const TOKEN = 'oauth-provider/dist/introspect-'

/** Every defence that a test claims to prove. */
export const DEFENCES: readonly Defence[] = [
  {
    name: 'a code is used up',
    file: TOKEN,
    from: 'internalAdapter.consumeVerificationValue(authorizationCodeId)',
    to: 'internalAdapter.findVerificationValue(authorizationCodeId)',
    test: [ON_CODES, 'work once'],
  },
  {
    name: 'a replayed code ends its tokens',
    file: TOKEN,
    from: 'await revokeTokensIssuedForAuthorizationCode(ctx, authorizationCodeId);',
    to: '',
    test: [ON_CODES, 'work once'],
  },
  {
    name: 'a code belongs to its app',
    file: TOKEN,
    from: 'verificationValue.query.client_id !== client_id',
    to: 'false',
    test: [ON_CODES, 'are of no use to another app'],
  },
  {
    name: 'a code belongs to its address',
    file: TOKEN,
    from: 'boundRedirectUri !== redirect_uri',
    to: 'false',
    test: [ON_CODES, 'are of no use at another address'],
  },
  {
    name: 'PKCE is required',
    file: AUTHORIZE,
    from: 'if (pkceRequired) {',
    to: 'if (false) {',
    test: [ON_CODES, 'cannot be left out or weakened: no challenge'],
  },
  {
    name: 'PKCE is S256',
    file: AUTHORIZE,
    from: 'if (!["S256"].includes(query.code_challenge_method))',
    to: 'if (false)',
    also: {
      file: TOKEN,
      from: 'code_challenge_method: z.string().pipe(z.enum(["S256"]))',
      to: 'code_challenge_method: z.string()',
    },
    test: [ON_CODES, 'cannot be left out or weakened: a plain challenge'],
  },
  {
    name: 'the verifier is checked',
    file: TOKEN,
    from: '!== verificationValue.query?.code_challenge)',
    to: '=== "never")',
    test: [ON_CODES, 'needs its verifier, not another'],
  },
  {
    name: 'redirects are registered',
    file: AUTHORIZE,
    from: 'if (!findRegisteredRedirectUri(client.redirectUris, query.redirect_uri) || !query.redirect_uri)',
    to: 'if (!query.redirect_uri)',
    test: [ON_CODES, 'lead to nowhere that is not registered'],
  },
  {
    name: 'private callbacks are known ones',
    file: 'server/faces/oauth/redirects.ts',
    from: '!PRIVATE_CALLBACKS.has(uri)',
    to: 'false',
    test: [ON_REDIRECTS, 'are refused'],
  },
  {
    name: 'redirects are exact addresses',
    file: 'server/faces/oauth/redirects.ts',
    from: 'AMBIGUOUS.test(uri)',
    to: 'false',
    test: [ON_REDIRECTS, 'are refused'],
  },
  {
    name: 'private callbacks belong to public apps',
    file: 'server/faces/oauth/redirects.ts',
    from: 'others.length > 0 && authenticationMethod',
    to: 'false && authenticationMethod',
    test: [ON_REDIRECTS, 'are refused to an app with a secret'],
  },
  {
    name: 'pages name registered redirects only',
    file: 'server/accounts/authorization-request.ts',
    from: '!isRegistered(toList(client.redirectUris), redirectUri)',
    to: 'false',
    test: [ON_CODES, 'lead to nowhere that is not registered'],
  },
  {
    name: 'the issuer is told',
    file: AUTHORIZE,
    from: 'redirectUriWithCode.searchParams.set("iss", getIssuer(ctx, opts));',
    to: '',
    test: [ON_CODES, 'is found out by the issuer'],
  },
  {
    name: 'resources are ours when asked for',
    file: AUTHORIZE,
    from: 'if (query.resource !== void 0) try {',
    to: 'if (false) try {',
    test: [ON_TOKENS, 'is only ours'],
  },
  {
    name: 'resources are ours at the call',
    file: 'server/accounts/verify-bearer.ts',
    from: '!toList(row.resources).includes(resource)',
    to: 'false',
    test: [ON_TOKENS, 'is checked at the call'],
  },
  {
    name: 'scopes do not widen at refresh',
    file: TOKEN,
    from: 'if (!validScopes.has(requestedScope)) throw',
    to: 'if (false) throw',
    test: [ON_TOKENS, 'do not widen at refresh'],
  },
  {
    name: 'a refresh does not answer a challenge for a wider scope',
    file: 'server/faces/oauth/authorization-server.ts',
    from: 'if (await isSteppingUp(',
    to: 'if (false && await isSteppingUp(',
    test: [ON_TOKENS, 'gets no other token for a moment'],
  },
  {
    name: 'a used refresh token ends its family',
    file: TOKEN,
    from: 'await invalidateRefreshFamily(ctx, client_id, refreshToken.userId);',
    to: '',
    test: [ON_TOKENS, 'a former one ends the whole family'],
  },
  {
    name: 'a refresh token belongs to its app',
    file: TOKEN,
    from: 'refreshToken.clientId !== client_id',
    to: 'false',
    test: [ON_TOKENS, 'are of no use to another app'],
  },
  {
    name: 'a token is revoked by its own app',
    file: AUTHORIZE,
    from: 'if (!accessToken.clientId || accessToken.clientId !== clientId) return null;',
    to: '',
    test: [ON_TOKENS, 'end when they are revoked'],
  },
  {
    name: 'forms of other sites are refused',
    file: 'server/faces/portal/page/form-page.ts',
    from: 'const site = headers.get("sec-fetch-site")',
    to: 'return',
    test: [ON_PEOPLE, 'is not given by a form from another site'],
  },
  {
    name: 'consent needs its ticket',
    file: 'server/faces/portal/sign-in/consent-page.ts',
    from: 'if (!isSameHash(',
    to: 'if (false && !isSameHash(',
    test: [ON_PEOPLE, 'is not given by'],
  },
  {
    name: 'the ticket covers the request',
    file: 'server/faces/portal/sign-in/consent-page.ts',
    from: '`${sessionId}\\n${query}`',
    to: 'sessionId',
    test: [ON_TOKENS, 'are what the person was shown'],
  },
  {
    name: 'what the person was shown is signed',
    file: 'oauth-provider/dist/utils-',
    from: 'async function verifyOAuthQueryParams(oauth_query, secret) {',
    to: 'async function verifyOAuthQueryParams(oauth_query, secret) { return true;',
    test: [ON_PEOPLE, 'is not given to a request that this service has not signed'],
  },
  {
    name: 'names are escaped',
    file: 'content/html/markup.ts',
    from: `String(piece).replaceAll(/[&<>"']/g, (character) => ESCAPES[character]!)`,
    to: 'String(piece)',
    test: [ON_PEOPLE, 'shows the name of an app as text'],
  },
  {
    name: 'signing in makes a new session',
    file: 'server/accounts/sign-in.ts',
    from: 'cookies: result.headers.getSetCookie()',
    to: 'cookies: []',
    test: [ON_PEOPLE, 'are new at each signing in'],
  },
  {
    name: 'cookies stay with this site',
    file: 'server/accounts/auth.ts',
    from: 'sameSite: "lax"',
    to: 'sameSite: "none"',
    test: [ON_PEOPLE, 'are in cookies that scripts'],
  },
  {
    name: 'cookies are kept from scripts',
    file: 'server/accounts/auth.ts',
    from: 'httpOnly: true',
    to: 'httpOnly: false',
    test: [ON_PEOPLE, 'are in cookies that scripts'],
  },
  {
    name: 'pages are not framed',
    file: 'server/faces/portal/page/layout.ts',
    from: "; frame-ancestors 'none'",
    to: '',
    test: [ON_PEOPLE, 'cannot be framed'],
  },
  {
    name: 'the library is not open',
    file: 'server/faces/oauth/authorization-server.ts',
    from: 'mount(app, services, "/oauth2/authorize"',
    to: 'app.all(`${OAUTH_PATH}/**`, (event) => accounts.auth.handler(event.req)); mount(app, services, "/oauth2/authorize"',
    test: [ON_PEOPLE, 'of the accounts library itself'],
  },
  {
    name: 'an unknown address costs as much time',
    file: 'better-auth/dist/api/routes/sign-in.mjs',
    from: 'if (!userRecord || !credentialAccount) {\n\t\tawait ctx.context.password.hash(password);',
    to: 'if (!userRecord || !credentialAccount) {',
    test: [ON_PEOPLE, 'tells nothing of who has an account'],
  },
  {
    name: 'guessing is slowed down',
    file: 'server/limits/throttle.ts',
    from: 'if (!allowed) throw',
    to: 'if (false) throw',
    test: [ON_PEOPLE, 'is slowed down'],
  },
  {
    name: 'keys are looked up by hash',
    file: 'server/auth/keys.ts',
    from: 'byHash(db, { hash: hashApiKey(key) })',
    to: 'byHash(db, { hash: key })',
    test: [ON_PEOPLE, 'of keys meets a lookup by hash'],
  },
  {
    name: 'tokens are kept as hashes',
    file: 'server/accounts/auth.ts',
    from: 'createHash("sha256").update(token).digest("base64url")',
    to: 'token',
    test: [ON_TOKENS, 'stand neither in the log nor in the database'],
  },
  {
    name: 'links are kept as hashes',
    file: 'server/accounts/auth.ts',
    from: "storeIdentifier: 'hashed'",
    to: 'storeIdentifier: "plain"',
    test: [ACCOUNTS, 'keep of a mailed link only its hash'],
  },
  {
    name: 'sign-up does not tell of an account',
    file: 'server/accounts/auth.ts',
    from: 'requireEmailVerification: true,\n      autoSignIn: false',
    to: 'requireEmailVerification: false, autoSignIn: true',
    test: [ACCOUNTS, 'are not told apart'],
  },
  {
    name: 'an account is confirmed by who opened it',
    file: 'server/accounts/sign-up.ts',
    from: "if (before.kind === 'refused') return before",
    to: 'if (before.kind === "refused") { await succeeds(() => services.auth.api.verifyEmail({ query: { token } })); return before }',
    test: [ACCOUNTS, 'open by a mailed link'],
  },
  {
    name: 'signing in leads back to plain paths below /account only',
    file: 'server/accounts/return-path.ts',
    from: '!BELOW_ACCOUNT.test(sent)',
    to: "!sent.startsWith('/account/')",
    test: [RETURN, 'as a browser reads it'],
  },
  {
    name: 'a reset signs out',
    file: 'server/accounts/auth.ts',
    from: 'revokeSessionsOnPasswordReset: true',
    to: 'revokeSessionsOnPasswordReset: false',
    test: [ACCOUNTS, 'get a new password by a mailed link'],
  },
  {
    name: 'what the library says is logged without its arguments',
    file: 'server/accounts/auth.ts',
    from: "level: 'error', log: (_level, message) => log.error({ from: 'better-auth' }, message)",
    to: "level: 'debug', log: (_level, message, ...rest) => log.error({ rest }, message)",
    test: [ACCOUNTS, 'write no password, link, token or address'],
  },
  {
    name: 'mails wait encrypted',
    file: 'server/mail/mail-queue.ts',
    from: "seal(secret, 'mail', JSON.stringify(mailSchema.parse(mail)))",
    to: 'JSON.stringify(mailSchema.parse(mail))',
    test: [MAIL, 'tell the database nothing'],
  },
  {
    name: 'an unconfirmed address deletes nothing of its owner',
    file: 'server/account-data/delete-account.ts',
    from: 'if (account.emailVerified)',
    to: 'if (true)',
    test: [DELETION, 'whose address was never confirmed'],
  },
  {
    name: 'what is deleted is overwritten',
    file: 'server/state/state.ts',
    from: 'secure_delete = on',
    to: 'secure_delete = off',
    test: [DELETION, 'is not in the files of SQLite'],
  },
  {
    name: 'who takes nothing of an answer is cut off',
    file: 'server/start.ts',
    from: 'server.setTimeout(writeMs)',
    to: '',
    test: [SLOW, 'is cut off, many of them at once'],
  },
  {
    name: 'connections of an address are bounded',
    file: 'server/http/limit-connections.ts',
    from: 'own >= limits.perAddress',
    to: 'false',
    test: [SLOW, 'beyond those of an address'],
  },
  {
    name: 'connections in all are bounded',
    file: 'server/http/limit-connections.ts',
    from: 'inAll >= limits.inAll',
    to: 'false',
    test: [SLOW, 'of a trusted proxy count in all only'],
  },
  {
    name: 'an absolute target names this service',
    file: 'server/http/request-target.ts',
    from: '!hostnames.includes(hostname)',
    to: 'false',
    test: ['server/http/request-target.test.ts', 'http://evil.example/a becomes'],
  },
  {
    name: 'a lease that waits goes when its visitor leaves',
    file: 'server/lease/lease-desk.ts',
    from: "signal?.addEventListener('abort', leave, { once: true })",
    to: '',
    test: [DESK, 'stops the lease of a visitor who leaves'],
  },
  {
    name: 'reading leases is bounded by account and day',
    file: 'server/lease/read-lease.ts',
    from: 'await requireReadingTime(throttling, accountId)',
    to: '',
    test: ['server/lease/lease-over-http.test.ts', 'ends with the reading time'],
  },
  {
    name: 'deep JSON is refused before it is walked',
    file: 'server/http/parse-json.ts',
    from: 'if (levelsOf(text) > MOST_JSON_LEVELS) throw new JsonTooDeepError()',
    to: '',
    test: ['server/http/parse-json.test.ts', 'is refused beyond a depth'],
  },
  {
    name: 'a torn pointer is no end',
    file: 'server/serving/release-holder.ts',
    from: 'if (!lastGood ||',
    to: 'if (true ||',
    test: ['server/serving/release-holder.test.ts', 'starts with the last good release, while the pointer is torn'],
  },
  {
    name: 'a store that hangs is given up',
    file: 'server/release/release-source.ts',
    from: 'return Promise.race([work, late])',
    to: 'return Promise.race([work])',
    test: ['server/serving/release-holder.test.ts', 'a store that does not answer for a while'],
  },
  {
    name: 'a lock of another process is waited for',
    file: 'server/state/sqlite-lock.ts',
    from: 'if (!isBusy(error)) throw error',
    to: 'throw error',
    test: ['server/state/sqlite-lock.test.ts', 'lets requests wait for another process'],
  },
  {
    name: 'what was acknowledged has reached the disk',
    file: 'server/state/settled-writes.ts',
    from: 'next ??= current = current.catch(() => undefined).then(sync)',
    to: 'next ??= Promise.resolve()',
    test: ['server/state/settled-writes.test.ts', 'loses no write that was acknowledged'],
  },
  {
    name: 'cells of others are no formulas',
    file: 'pipeline/warehouse/export.ts',
    from: "const FORMULA_START = '[=",
    to: "const FORMULA_START = '[",
    test: ['pipeline/warehouse/export.test.ts', 'has no cell that a spreadsheet computes'],
  },
  {
    name: 'mail addresses that are written out are taken out',
    file: 'models/adverts/text/redact-personal-data.ts',
    from: '${WRITTEN_DOT})`\nconst LOCAL',
    to: ')`\nconst LOCAL',
    test: ['models/adverts/text/redact-personal-data.test.ts', 'takes the detail out of'],
  },
]
