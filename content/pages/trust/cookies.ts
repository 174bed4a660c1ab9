/** Cookie that keeps somebody signed in; over https its name begins with `__Secure-`. */
export const SESSION_COOKIE = 'lux.session_token'
/** Days without a visit after which a session ends. */
export const SESSION_DAYS = 7
/** Cookie between the two steps of signing in; its name begins like that of the session. */
export const SECOND_FACTOR_COOKIE = 'lux.two_factor'
export const LANGUAGE_COOKIE = 'lux_lang'
/** Cookie that carries a new key, sealed, to the page that shows it. */
export const NEW_KEY_COOKIE = 'lux_new_key'
