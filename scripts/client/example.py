"""Asks for rents and for an estimate. Needs only `requests`."""

import os

import requests

BASE = os.environ.get("LUX_URL", "http://127.0.0.1:3000") + "/api/public/v1"
session = requests.Session()
session.headers["X-API-Key"] = os.environ["LUX_KEY"]


def ask(path, **params):
    answer = session.get(BASE + path, params=params, timeout=30)
    body = answer.json()
    if answer.status_code != 200:
        raise SystemExit(body["detail"])
    return body


homes = ask("/listings", listingType="rent", commune="luxembourg", maxPrice=2500, sort="cheapest", limit=5)
print(homes["total"], "homes to rent, as of", homes["asOf"])
for home in homes["listings"]:
    print(home["price"], "EUR", home["title"], home["url"])

commute = ask("/communes/mersch/commute", destination="kirchberg")
for time in commute["destinations"][0]["times"]:
    print(time["mode"], time["peak"]["minutes"], "minutes")
