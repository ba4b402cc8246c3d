"""Programs in Python like those of third parties: they look up keys without defaults and convert no types.

Requests and required fields are those that vistafetch, pyOnvista and a script for market prices publish; the code is not theirs.
First argument: the base address of calls. Prints the number of answers, and the lost ones.
"""

import json
import sys
import urllib.request
from dataclasses import dataclass
from datetime import datetime
from urllib.parse import quote as encoded

BASE = sys.argv[1]
TEXTS = ["sap", "apple", "bank", "toyota", "sony", "unilever", "gold", "silber", "vanguard", "amundi", "dax", "bmw", "allianz", "energy", "world"]


def get(path):
    request = urllib.request.Request(BASE + path, headers={"User-Agent": "prices/1.0", "Accept": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def text(value):
    if type(value) is not str:
        raise TypeError(f"{value!r} is no text")
    return value


@dataclass
class Asset:
    """Hit with one of six types and seven required fields."""

    kind: str
    isin: str

    TYPES = ("BOND", "DERIVATIVE", "FUND", "INDEX", "PRECIOUS_METAL", "STOCK")

    @classmethod
    def read(cls, hit):
        if hit["entityType"] not in cls.TYPES:
            raise ValueError(f"{hit['name']} is a {hit['entityType']}")
        for field in ("displayType", "entityValue", "name", "tinyName", "wkn"):
            text(hit[field])
        return cls(hit["entityType"], text(hit["isin"]))


def read_quote(quote):
    for field in ("open", "high", "low", "last"):
        float(quote[field])
    for field in ("datetimeOpen", "datetimeHigh", "datetimeLow", "datetimeLast"):
        datetime.strptime(quote[field].split(".")[0], "%Y-%m-%dT%H:%M:%S")
    text(quote["isoCurrency"])
    if type(quote["market"]["idNotation"]) is not int:
        raise TypeError("A notation is no number.")


def all_hits_of_a_search(word):
    found = get(f"/v1/instruments/query?limit=5&searchValue={word}")
    datetime.fromtimestamp(found["expires"] / 1000)
    assets = [Asset.read(hit) for hit in found["list"]]
    if not assets:
        raise ValueError("nothing found")
    return assets[0]


def prices_of_the_first_hit(word):
    asset = all_hits_of_a_search(word)
    snapshot = get(f"/v1/{asset.kind.lower()}s/ISIN:{asset.isin}/snapshot")
    read_quote(snapshot["quote"])
    notation = snapshot["quote"]["market"]["idNotation"]
    day = get(f"/v1/instruments/{asset.kind}/ISIN:{asset.isin}/eod_history?idNotation={notation}&range=D1&startDate=2026-11-2")
    for column in ("high", "last", "low", "first"):
        float(day[column][0])
    datetime.fromtimestamp(day["datetimeLast"][0])


def hits_by_facet(word):
    for facet in get(f"/v1/instruments/search/facet?perType=10&searchValue={word}")["facets"]:
        for hit in facet["results"] or []:
            if hit.get("expires"):
                datetime.fromtimestamp(float(hit["expires"]))
            for field in ("entityValue", "name", "entityType"):
                text(hit[field])
            text(hit["urls"]["WEBSITE"])


def turnover(address):
    quote = get(f"/v1/{address}/snapshot")["quote"]
    int(quote["money"] if "money" in quote else quote["totalMoney"])
    int(quote["volume"] if "volume" in quote else quote["volumeBid"])


def bars(address):
    columns = ("datetimeLast", "first", "last", "high", "low", "volume", "numberPrices")
    history = get(f"/v1/instruments/{address}/chart_history?endDate=2026-11-20&resolution=1D&startDate=2026-11-10")
    rows = list(zip(*(history[column] for column in columns), strict=True))
    if not rows:
        raise ValueError("no bars")


CASES = [
    *((all_hits_of_a_search, word) for word in TEXTS),
    *((prices_of_the_first_hit, word) for word in ("sap", "dax", "gold", "vanguard")),
    *((hits_by_facet, encoded(word)) for word in ("sap", "vw", "IE00B42NKQ00", "münchener")),
    *((turnover, address) for address in ("stocks/ISIN:DE0007164600", "funds/ISIN:IE00BK5BQT80", "INDEX/ISIN:DE0008469008")),
    *((turnover, address) for address in ("PRECIOUS_METAL/ISIN:XC0009655157", "COMMODITY/ISIN:XC0009677409", "cryptos/BTCEUR")),
    *((turnover, address) for address in ("indices/20735", "funds/ISIN:LU0908500753")),
    *((bars, address) for address in ("STOCK/82849", "FUND/ISIN:IE00BK5BQT80", "INDEX/20735")),
]


def main():
    lost = []
    for read, what in CASES:
        try:
            read(what)
        except Exception as fault:  # Any exception loses the answer.
            lost.append(f"{read.__name__} {what}: {type(fault).__name__}: {fault}")
    print(json.dumps({"asked": len(CASES), "lost": lost}))


main()
