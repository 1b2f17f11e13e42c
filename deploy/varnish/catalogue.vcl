vcl 4.1;

# For the Varnish of Debian 12 (7.1) and newer, between what speaks TLS and the catalogue with EDGE_SECONDS:
#
#   varnishd -f /etc/varnish/catalogue.vcl -s malloc,256m \
#     -a visitors=127.0.0.1:6081 -a purge=127.0.0.1:6082
#
# and for the catalogue: PURGE_URL=http://127.0.0.1:6082/. The second address must be reached by the catalogue alone.
# Where varnishd has PURGE_TOKEN in its environment, it has to be the catalogue's.

import std;

backend default {
  .host = "127.0.0.1";
  .port = "3001";
  # Where it says no, what was kept is served for up to a day, as the catalogue asks for (stale-if-error).
  .probe = {
    .url = "/api/ready";
    .interval = 2s;
    .timeout = 5s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

sub vcl_recv {
  if (local.socket == "purge") {
    call drop_stale;
  }
  # A visitor cannot set what only this file sets.
  if (req.restarts == 0) {
    unset req.http.X-Ask-Again;
    unset req.http.X-Request-Id;
  }
  if (req.http.X-Ask-Again) {
    set req.grace = 0s;
  }
  # The one cookie that pages depend on, while the shop is closed.
  if (req.http.Cookie ~ "(^|;\s*)(__Host-)?preview=") {
    return (pass);
  }
  unset req.http.Cookie;
  # The rest is as Varnish does it by itself: a request with a token passes, and so does all but GET and HEAD.
}

# The catalogue names what is stale in a header, too, because Varnish looks into no body.
sub drop_stale {
  if (req.method != "POST") {
    return (synth(405));
  }
  if (std.getenv("PURGE_TOKEN") && req.http.Authorization != "Bearer " + std.getenv("PURGE_TOKEN")) {
    return (synth(403));
  }
  if (req.http.Surrogate-Key !~ "^[a-z0-9-]+( [a-z0-9-]+)*$") {
    return (synth(400));
  }
  if (!std.ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(\s|$)")) {
    return (synth(500, std.ban_error()));
  }
  return (synth(204));
}

# What advertisers and apps add to links changes no page: all such addresses are one.
sub vcl_hash {
  set req.http.X-Address = regsuball(req.url, "([?&])(utm_[a-z]+|fbclid|gclid|gbraid|wbraid|igshid|igsh)=[^&]*", "\1");
  set req.http.X-Address = regsub(regsuball(req.http.X-Address, "&&+", "&"), "\?&", "?");
  hash_data(regsub(req.http.X-Address, "[?&]$", ""));
  hash_data(req.http.Host);
  unset req.http.X-Address;
  return (lookup);
}

sub vcl_backend_response {
  # Better what was kept than an error that nobody waits for.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  if (beresp.http.Cache-Control ~ "s-maxage=") {
    # Varnish takes stale-while-revalidate for the grace.
    set beresp.http.X-Stale-For = beresp.grace + "s";
    if (beresp.http.Cache-Control ~ "stale-if-error=") {
      set beresp.grace = 24h;
    }
  }
}

sub vcl_hit {
  # Older than it may be while the catalogue answers: it is asked, and the visitor waits.
  if (obj.ttl + std.duration(obj.http.X-Stale-For, 0s) < 0s && std.healthy(req.backend_hint) && !req.http.X-Ask-Again) {
    set req.http.X-Ask-Again = "yes";
    return (restart);
  }
}

sub vcl_deliver {
  unset resp.http.X-Stale-For;
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  # No purge reaches browsers: they ask each time, as they do without a cache in between.
  if (resp.http.Cache-Control ~ "s-maxage=") {
    set resp.http.Cache-Control = "no-cache";
  }
}
