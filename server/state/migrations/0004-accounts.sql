-- Accounts, sessions, and the clients and tokens of the OAuth server, as the accounts library (better-auth and its OAuth provider) keeps
-- them: a test holds these tables against what it expects. Its times are ISO 8601 text on SQLite. "account" holds the password of a user.

create table "user" (
  "id" text not null primary key,
  "name" text not null,
  "email" text not null unique,
  "emailVerified" {boolean|integer} not null,
  "image" text,
  "createdAt" {timestamptz default current_timestamp|date} not null,
  "updatedAt" {timestamptz default current_timestamp|date} not null,
  "tier" text not null default 'free' check ("tier" in ('free', 'basic', 'premium'))
);

create table "session" (
  "id" text not null primary key,
  "expiresAt" {timestamptz|date} not null,
  "token" text not null unique,
  "createdAt" {timestamptz default current_timestamp|date} not null,
  "updatedAt" {timestamptz|date} not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references "user" ("id") on delete cascade
);

create table "account" (
  "id" text not null primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references "user" ("id") on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" {timestamptz|date},
  "refreshTokenExpiresAt" {timestamptz|date},
  "scope" text,
  "password" text,
  "createdAt" {timestamptz default current_timestamp|date} not null,
  "updatedAt" {timestamptz|date} not null
);

create table "verification" (
  "id" text not null primary key,
  "identifier" text not null,
  "value" text not null,
  "expiresAt" {timestamptz|date} not null,
  "createdAt" {timestamptz default current_timestamp|date} not null,
  "updatedAt" {timestamptz default current_timestamp|date} not null
);

create table "oauthClient" (
  "id" text not null primary key,
  "clientId" text not null unique,
  "clientSecret" text,
  "clientDiscoveryId" text,
  "disabled" {boolean|integer},
  "skipConsent" {boolean|integer},
  "enableEndSession" {boolean|integer},
  "subjectType" text,
  "scopes" {jsonb|text},
  "clientCredentialsScopes" {jsonb|text},
  "userId" text references "user" ("id") on delete cascade,
  "createdAt" {timestamptz|date},
  "updatedAt" {timestamptz|date},
  "name" text,
  "uri" text,
  "icon" text,
  "contacts" {jsonb|text},
  "tos" text,
  "policy" text,
  "softwareId" text,
  "softwareVersion" text,
  "softwareStatement" text,
  "redirectUris" {jsonb|text} not null,
  "postLogoutRedirectUris" {jsonb|text},
  "backchannelLogoutUri" text,
  "backchannelLogoutSessionRequired" {boolean|integer},
  "tokenEndpointAuthMethod" text,
  "applicationType" text,
  "jwks" text,
  "jwksUri" text,
  "grantTypes" {jsonb|text},
  "responseTypes" {jsonb|text},
  "requirePKCE" {boolean|integer},
  "dpopBoundAccessTokens" {boolean|integer},
  "referenceId" text,
  "metadata" {jsonb|text}
);

create table "oauthResource" (
  "id" text not null primary key,
  "identifier" text not null unique,
  "name" text not null,
  "accessTokenTtl" integer,
  "refreshTokenTtl" integer,
  "signingAlgorithm" text,
  "signingKeyId" text,
  "allowedScopes" {jsonb|text},
  "customClaims" {jsonb|text},
  "dpopBoundAccessTokensRequired" {boolean|integer},
  "disabled" {boolean|integer},
  "createdAt" {timestamptz|date},
  "updatedAt" {timestamptz|date},
  "policyVersion" integer,
  "metadata" {jsonb|text}
);

create table "oauthClientResource" (
  "id" text not null primary key,
  "clientId" text not null references "oauthClient" ("clientId") on delete cascade,
  "resourceId" text not null references "oauthResource" ("identifier") on delete cascade,
  "metadata" {jsonb|text},
  "createdAt" {timestamptz|date}
);

create table "oauthRefreshToken" (
  "id" text not null primary key,
  "token" text not null unique,
  "clientId" text not null references "oauthClient" ("clientId") on delete cascade,
  "sessionId" text references "session" ("id") on delete set null,
  "userId" text not null references "user" ("id") on delete cascade,
  "referenceId" text,
  "authorizationCodeId" text,
  "resources" {jsonb|text},
  "requestedUserInfoClaims" {jsonb|text},
  "expiresAt" {timestamptz|date} not null,
  "createdAt" {timestamptz|date} not null,
  "revoked" {timestamptz|date},
  "rotatedAt" {timestamptz|date},
  "rotationReplayResponse" text,
  "rotationReplayExpiresAt" {timestamptz|date},
  "authTime" {timestamptz|date},
  "confirmation" {jsonb|text},
  "scopes" {jsonb|text} not null
);

create table "oauthAccessToken" (
  "id" text not null primary key,
  "token" text not null unique,
  "clientId" text not null references "oauthClient" ("clientId") on delete cascade,
  "sessionId" text references "session" ("id") on delete set null,
  "userId" text references "user" ("id") on delete cascade,
  "referenceId" text,
  "authorizationCodeId" text,
  "resources" {jsonb|text},
  "requestedUserInfoClaims" {jsonb|text},
  "refreshId" text references "oauthRefreshToken" ("id") on delete cascade,
  "expiresAt" {timestamptz|date} not null,
  "createdAt" {timestamptz|date} not null,
  "revoked" {timestamptz|date},
  "confirmation" {jsonb|text},
  "scopes" {jsonb|text} not null
);

create table "oauthConsent" (
  "id" text not null primary key,
  "clientId" text not null references "oauthClient" ("clientId") on delete cascade,
  "userId" text references "user" ("id") on delete cascade,
  "referenceId" text,
  "resources" {jsonb|text},
  "requestedUserInfoClaims" {jsonb|text},
  "scopes" {jsonb|text} not null,
  "createdAt" {timestamptz|date} not null,
  "updatedAt" {timestamptz|date} not null
);

create table "oauthClientAssertion" (
  "id" text not null primary key,
  "expiresAt" {timestamptz|date} not null
);
create index "session_userId_idx" on "session" ("userId");
create index "account_userId_idx" on "account" ("userId");
create index "verification_identifier_idx" on "verification" ("identifier");
create index "oauthClient_userId_idx" on "oauthClient" ("userId");
create index "oauthClientResource_clientId_idx" on "oauthClientResource" ("clientId");
create index "oauthClientResource_resourceId_idx" on "oauthClientResource" ("resourceId");
create index "oauthRefreshToken_clientId_idx" on "oauthRefreshToken" ("clientId");
create index "oauthRefreshToken_sessionId_idx" on "oauthRefreshToken" ("sessionId");
create index "oauthRefreshToken_userId_idx" on "oauthRefreshToken" ("userId");
create index "oauthRefreshToken_authorizationCodeId_idx" on "oauthRefreshToken" ("authorizationCodeId");
create index "oauthAccessToken_clientId_idx" on "oauthAccessToken" ("clientId");
create index "oauthAccessToken_sessionId_idx" on "oauthAccessToken" ("sessionId");
create index "oauthAccessToken_userId_idx" on "oauthAccessToken" ("userId");
create index "oauthAccessToken_authorizationCodeId_idx" on "oauthAccessToken" ("authorizationCodeId");
create index "oauthAccessToken_refreshId_idx" on "oauthAccessToken" ("refreshId");
create index "oauthConsent_clientId_idx" on "oauthConsent" ("clientId");
create index "oauthConsent_userId_idx" on "oauthConsent" ("userId");
create unique index "oauthClientResource_clientId_resourceId_uidx" on "oauthClientResource" ("clientId", "resourceId");

alter table api_key add column account_id text references "user" ("id") on delete cascade;
create index api_key_account_id on api_key (account_id);
