/** Cookie that keeps somebody signed in; over https its name begins with `__Secure-`. */
export const SESSION_COOKIE = 'lux.session_token'
/** Days without a visit after which a session ends. */
export const SESSION_DAYS = 7
export const LANGUAGE_COOKIE = 'lux_lang'
/** Cookie that carries a new key, sealed, to the page that shows it. */
export const NEW_KEY_COOKIE = 'lux_new_key'
