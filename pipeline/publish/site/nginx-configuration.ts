import { LOCALES } from '../../../models/kernel/locale.ts'
import { publicHeaders, PUBLIC_CACHE, IMMUTABLE_CACHE } from '../../../content/html/public-headers.ts'
import { MISSING } from './public-documents.ts'
import { typeRules, type TypedFile } from './type-rules.ts'

export interface NginxOptions {
  /** Address of the servers that answer requests without a file; null for a site of files only. */
  upstream: string | null
  /** Value of nginx `listen`. @default 80 */
  listen?: string
  /** Whether nginx has the module brotli_static. */
  brotli?: boolean
}

/** Value of `Link` for a listing page: its record in Markdown and JSON. */
const LISTING_ALTERNATES = [
  '</listings/$lux_listing/md>; rel="alternate"; type="text/markdown"',
  '</api/listings/public/$lux_listing>; rel="alternate"; type="application/json"',
].join(', ')

/**
 * Renders a configuration with which plain nginx (1.18 or newer) serves the site like this project's servers: same types, validators, encodings,
 * lifetimes and headers, and Markdown on request. For inclusion in `http { }`.
 */
export function nginxConfiguration(files: readonly TypedFile[], root: string, options: NginxOptions): string {
  const { upstream, listen = '80', brotli = false } = options
  const page = publicHeaders('text/html')
  const data = publicHeaders('application/json')
  const common = Object.entries(data).filter(([name, value]) => page[name] === value)
  return `# Written by lux publish --site. What is changed here is lost with the next release.

# Who names text/markdown in Accept wants it, unless HTML is liked better: browsers never name it.
map $http_accept $lux_wants_markdown {
    default 0;
    "~*text/markdown\\s*;\\s*q=0(?:\\.0*)?(?:\\s*,|\\s*$)" 0;
    "~*text/html\\s*(?:,.*)?text/markdown\\s*;\\s*q=0" 0;
    "~*text/markdown" 1;
}
map $sent_http_content_type $lux_policy {
    default ${quoted(data['content-security-policy']!)};
    "~^text/html" ${quoted(page['content-security-policy']!)};
}
map $sent_http_content_type $lux_referrer {
    default "";
    "~^text/html" ${quoted(page['referrer-policy']!)};
}
map $uri $lux_cache {
    default ${quoted(PUBLIC_CACHE)};
    "~^/(?:assets|media)/" ${quoted(IMMUTABLE_CACHE)};
}
map $status $lux_cache_of_status {
    default $lux_cache;
    404 "no-store";
}
map $lux_wants_markdown:$uri $lux_missing {
    "~^1:" ${MISSING.md};
    "~^0:/(${LOCALES.join('|')})(?:/|$)" /$1/missing/index.html;
    default /en/missing/index.html;
}
${upstream === null ? '' : `upstream lux_servers {\n    server ${new URL(upstream).host};\n    keepalive 32;\n}\n`}
server {
    listen ${listen};
    server_name _;
    root ${quoted(root)};
    charset off;
    server_tokens off;
    absolute_redirect off;
    etag on;
    gzip_static on;
    gzip_vary off;
    ${brotli ? 'brotli_static on;' : '# brotli_static on; serves the .br files, if nginx has that module.'}
    # Answers stay whole in the caches of the kernel: the time of a file names its content.
    sendfile on;
    open_file_cache max=20000 inactive=60s;
    open_file_cache_valid 5s;

${common.map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`).join('\n')}
    add_header content-security-policy $lux_policy always;
    add_header referrer-policy $lux_referrer always;
    add_header cache-control $lux_cache_of_status always;
    add_header vary $lux_vary always;
    add_header link $lux_link;
    add_header content-location $lux_content_location;

    set $lux_vary "Accept-Encoding";
    set $lux_link "";
    set $lux_content_location "";
    set $lux_ask "$lux_wants_markdown:$request_method";
    # Pages with Markdown of their own: it lies at their address with /md behind it.
    if (-f $document_root$uri/md) {
        set $lux_vary "Accept, Accept-Encoding";
        set $lux_link '<$uri/md>; rel="alternate"; type="text/markdown"';
        set $lux_ask "$lux_wants_markdown:page";
    }
    # An address without a page of its own is its Markdown.
    if (!-f $document_root$uri/index.html) {
        set $lux_ask "$lux_ask:bare";
    }
    if ($lux_ask ~ "^1:page|^0:page:bare") {
        set $lux_content_location "$uri/md";
        rewrite ^ $uri/md last;
    }
    # Pages of listings have theirs at an address without a language.
    set $lux_listing "";
    if ($uri ~ "^/(?:${LOCALES.join('|')})/listings/(\\w+)$") {
        set $lux_listing $1;
    }
    set $lux_ask_listing "$lux_wants_markdown:";
    if (-f $document_root/listings/$lux_listing/md) {
        set $lux_vary "Accept, Accept-Encoding";
        set $lux_link '${LISTING_ALTERNATES}';
        set $lux_ask_listing "$lux_wants_markdown:listing";
    }
    if ($lux_ask_listing = "1:listing") {
        set $lux_content_location "/listings/$lux_listing/md";
        rewrite ^ /listings/$lux_listing/md last;
    }
    if ($request_method = OPTIONS) {
        return 204;
    }
    error_page 404 $lux_missing;
    recursive_error_pages off;

    location = / {
        ${upstream === null ? `try_files /index.html /${LOCALES[0]}/index.html =404;` : 'try_files /index.html @servers;'}
        types { }
        default_type "text/html; charset=utf-8";
    }
    location ~ \\.(?:gz|br|next~)$ {
        return 404;
    }
${typeRules(files.map(({ path, contentType }) => ({ path, contentType })))
  .map(({ pattern, contentType }) => typedLocation(pattern, contentType, upstream !== null))
  .join('\n')}
    location / {
        try_files ${upstream === null ? '$uri/index.html =404' : '$uri/index.html @servers'};
        types { }
        default_type "text/html; charset=utf-8";
    }
${upstream === null ? '' : SERVERS}}
`
}

function typedLocation(pattern: string, contentType: string, hasServers: boolean): string {
  const anchored = pattern.startsWith('^') ? `^/${pattern.slice(1)}` : pattern.replace('(?:^|/)', '/')
  return `    location ~ ${quoted(anchored)} {
        try_files $uri ${hasServers ? '@servers' : '=404'};
        types { }
        default_type ${quoted(contentType)};
    }`
}

const SERVERS = `    location @servers {
        proxy_pass http://lux_servers;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_buffering off;
        client_max_body_size 15m;
        # The servers state headers of their own.
        add_header x-served-by servers;
    }
    location ~ ^/(?:api/(?!listings/public/)|\\.well-known/|releases/|search) {
        try_files $uri @servers;
        types { }
        default_type application/json;
    }
`

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
