"""Asks the Parquet files a question with Spark, in local mode, and writes the answer as CSV.

    pip install pyspark        # needs Java 17 or newer
    npm run -s build           # or download the folder `parquet` from the site
    python datasets/examples/spark.py site/public/files/parquet "SELECT ... FROM measurements"

The same question to the database: npm run -s sql -- --format csv "SELECT ... FROM measurements"
"""

import csv
import sys
from pathlib import Path

from pyspark.sql import SparkSession

folder, question = Path(sys.argv[1]), sys.argv[2]
spark = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").getOrCreate()
spark.sparkContext.setLogLevel("ERROR")

# A file is a table; so is the folder of the measurements, whose parts are named after their link.
for path in folder.iterdir():
    spark.read.parquet(str(path)).createOrReplaceTempView(path.stem)

answer = spark.sql(question)
writer = csv.writer(sys.stdout, lineterminator="\n")
writer.writerow(answer.columns)
writer.writerows(answer.collect())
